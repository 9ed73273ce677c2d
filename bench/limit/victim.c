/* The limit that our rules are measured against: Victim! by hand in C, one draw for every die that rolls.
 *
 * Uniformly random plans, five health each, seat 0 attacks first. The generator is the project's own (xoshiro128++).
 *
 *   gcc -O3 -march=native -o victim victim.c && ./victim MATCHES SEED
 *
 * prints: matches, turns, wins of seats 0, 1, 2, seconds of CPU time.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct { uint32_t a, b, c, d; } Luck;

static inline uint32_t turned(uint32_t word, int by) { return word << by | word >> (32 - by); }

static inline int below(Luck *l, uint32_t n)
{
    uint32_t word = turned(l->a + l->d, 7) + l->a, shifted = l->b << 9;
    l->c ^= l->a;
    l->d ^= l->b;
    l->b ^= l->c;
    l->a ^= l->d;
    l->c ^= shifted;
    l->d = turned(l->d, 11);
    return (int)((uint64_t)word * n >> 32);
}

enum { SUPPORT, SABOTAGE, NEUTRAL };

/* What the Supporter's die does to a roll; the faces are 4 green, 1 red or 2 green, 3 red, and a white one. */
static inline int meddle(Luck *l, int die)
{
    int face = below(l, 6), greens = die == SUPPORT ? 4 : 2;
    if (face < greens)
        return (below(l, 12) + 1) / 2;
    if (face < 5)
        return -((below(l, 12) + 2) / 2);
    return 0;
}

/* Plays a match to its end; returns its turns, and the winner through `winner`. */
static int match(Luck *l, int *winner)
{
    int health[3] = {5, 5, 5}, attacker = 0, supporter = 1, victim = 2, turns = 0;
    for (;;) {
        int plan = below(l, 6), left = plan >= 3, die = left ? plan - 3 : plan;
        int a1 = below(l, 6), a2 = below(l, 6), v1 = below(l, 6), v2 = below(l, 6);
        int doom = a1 == 5 && a2 == 5, woe = v1 == 0 && v2 == 0, margin = a1 + a2 - v1 - v2;
        turns++;
        if (doom && woe)
            health[victim]--;
        if (die == NEUTRAL) {
            if (below(l, 6) < 3 && below(l, 6) < 3 && health[supporter] > 1)
                health[supporter]--;
        } else if (!doom && !woe) {
            int target = left ? (supporter + 1) % 3 : (supporter + 2) % 3, change = meddle(l, die);
            margin += target == attacker ? change : -change;
        }
        if (doom || woe || margin > 0) {
            if (health[victim] > 0)
                health[victim]--;
            if (health[victim] == 0) {
                *winner = attacker;
                return turns;
            }
        }
        int next = (victim + 1) % 3;
        attacker = (attacker + 1) % 3;
        victim = (supporter + 1) % 3;
        supporter = next;
    }
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "expected: victim MATCHES SEED\n");
        return 2;
    }
    long matches = atol(argv[1]), turns = 0, wins[3] = {0, 0, 0};
    uint32_t seed = (uint32_t)strtoul(argv[2], NULL, 10);
    Luck luck = {0x6F737375 ^ seed, 0x61727920, 0x626F6E65, 0x80000073};
    for (int i = 0; i < 32; i++)
        below(&luck, 6);
    struct timespec start, stop;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long i = 0; i < matches; i++) {
        int winner = 0;
        turns += match(&luck, &winner);
        wins[winner]++;
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &stop);
    printf("%ld %ld %ld %ld %ld %.6f\n", matches, turns, wins[0], wins[1], wins[2],
           (stop.tv_sec - start.tv_sec) + 1e-9 * (stop.tv_nsec - start.tv_nsec));
    return 0;
}
