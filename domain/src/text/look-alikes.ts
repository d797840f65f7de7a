/** Letters of Cyrillic, Greek and Lisu, and below each the Latin one that it looks like. */
const OTHERS =
  'АВЕІЈКМНОРСЅТУХԚԜавеһіјкмнорсѕтухԁӏԛԝ' + 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγεηικνορτυω' + 'ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ';
const LATIN =
  'ABEIJKMHOPCSTYXQWabehijkmhopcstyxdlqw' + 'ABEZHIKMNOPTYXayenikvoptuw' + 'ABCDEFGHIJKLMNOPRSTUVWXYZ';

const latin = new Map(Array.from(OTHERS, (letter, index) => [letter, LATIN[index] ?? letter]));

/**
 * A text with the letters that are made to be taken for Latin ones replaced by these: of other scripts, and Unicode's mathematical, circled
 * and full-width ones. `pаsswоrd` with a Cyrillic а and о is `password`.
 */
export function withoutLookAlikes(text: string): string {
  return Array.from(text.normalize('NFKC'), (letter) => latin.get(letter) ?? letter).join('');
}

/** The scripts of the world, as far as a text's letters tell them apart: each has a class of its own in Unicode. */
const SCRIPTS =
  'Latin,Cyrillic,Greek,Lisu,Cherokee,Canadian_Aboriginal,Armenian,Hebrew,Arabic,Georgian,Coptic,Deseret,Devanagari,Bengali,Gurmukhi,Gujarati,Tamil,Telugu,Kannada,Malayalam,Sinhala,Thai,Lao,Tibetan,Myanmar,Khmer,Ethiopic,Tifinagh,Nko,Vai,Syriac,Thaana,Mongolian,Hangul'
    .split(',')
    .map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

/** Japanese is written in three scripts together, and names in Chinese characters have sounds beside them. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;

/**
 * The words of a name that may be there to be taken for others, after Unicode's UTS 39: one that mixes scripts, one of letters in a form
 * that no name needs, and one whose letters all look like Latin ones. A name in any script of its own is none of it, nor are accents.
 * People have such names, too: it is something to look at, and no reason to refuse.
 */
export function lookAlikeWords(name: string): string[] {
  return name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((word) => {
    const letters = Array.from(word.normalize('NFC')).filter((letter) => IS_LETTER.test(letter));
    const scripts = [...SCRIPTS, EAST_ASIAN].filter((script) =>
      letters.some((letter) => script.test(letter)),
    );
    return (
      scripts.length > 1 ||
      letters.some((letter) => letter.normalize('NFKC') !== letter) ||
      (letters.length > 0 && letters.every((letter) => latin.has(letter)))
    );
  });
}

/** Raised letters, and a Greek one that looks like none, stand among the Latin ones of First Nations' names: `xʷməθkʷəy̓əm`. */
const IS_LETTER = /(?![\p{Lm}θλχ])\p{L}/u;
