"""The languages whose alphabetical order a table may follow; options know them without loading ICU."""

# Codes as CLDR has them. English is the default.
LANGUAGES: tuple[str, ...] = (
    *("en", "es", "ja"),
    *("ar", "az", "be", "bg", "bs", "ca", "cs", "cy", "da", "de", "el", "et", "fa", "fi", "fo", "fr", "ga", "gl"),
    *("he", "hi", "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "ko", "lt", "lv", "mk", "mt", "nb", "nl", "nn", "pl"),
    *("pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "ta", "th", "tr", "uk", "ur", "vi", "zh"),
)

# Those with a list of names of their own in lexicon.toml, and whose list others of the same script use.
LISTED: tuple[str, ...] = ("en", "es", "ja", "ar", "de", "el", "fr", "he", "hi", "ko", "ru", "sv", "zh")
NEAREST: dict[str, str] = {
    **dict.fromkeys(("be", "bg", "kk", "mk", "sr", "uk"), "ru"),
    **dict.fromkeys(("fa", "ur"), "ar"),
    **dict.fromkeys(("ca", "gl", "pt"), "es"),
    **dict.fromkeys(("da", "fo", "is", "nb", "nn"), "sv"),
    "nl": "de",
}
