const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀćđéƒĝĥíĵķļḿńóƥɋŕšťúṽŵẋýžÁƁĆĐÉƑĜĤÍĴĶĻḾŃÓƤɊŔŠŤÚṼŴẊÝŽ';
/** Factor of the length of the English text (X20). */
const LONGER = 2;

/**
 * A text of no language: bracketed, readable, in letters that no English text has, and 200 % longer (X20). Placeholders stay.
 * A text in plain letters is not from the catalogue, and one without a closing bracket is cut off.
 */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part, at) => (at % 2 === 1 ? part : accent(part)))
    .join('');
  const bare = text.replace(/\{\w+\}/g, '');
  return `[${accented}${filling(bare)}]`;
}

/** Catalogue of such texts. */
export function pseudoTexts(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]));
}

function accent(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED.charAt(PLAIN.indexOf(letter)));
}

/** Words of the text itself, so that they are as long as words of such a text are. */
function filling(text: string): string {
  const words = text.match(/\p{L}+/gu) ?? [];
  const wanted = Math.round(text.length * LONGER);
  let filled = '';
  for (let at = 0; words.length > 0 && filled.length < wanted; at += 1)
    filled += ` ${accent(words[at % words.length] ?? '')}`;
  return filled;
}
