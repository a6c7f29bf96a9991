/**
 * Ways to write the path of a page into the address bar: some are another spelling of the same address, some of none that
 * there is. At least fifty, as the browser takes them: `\`, `.` and `..` are its own to resolve.
 */
export function spellingsOf(path: string): string[] {
  const letters = [...path].flatMap((letter, index) => (/[\w-]/.test(letter) ? [{ letter, index }] : []));
  const oneBy = (spell: (letter: string) => string, some = letters.slice(-5)) =>
    some.map(({ letter, index }) => path.slice(0, index) + spell(letter) + path.slice(index + 1));
  const allBy = (spell: (letter: string) => string) => path.replaceAll(/[\w-]/g, spell);
  const slashesBy = (slash: string) => path.replaceAll('/', slash);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const spelled = [
    ...oneBy(encoded, letters),
    ...oneBy((letter) => encoded(letter).toLowerCase()),
    ...oneBy((letter) => doubly(encoded(letter))),
    ...oneBy((letter) => letter.toUpperCase()),
    ...oneBy((letter) => encoded(letter.toUpperCase())),
    allBy(encoded),
    allBy((letter) => encoded(letter.toUpperCase())),
    allBy((letter) => doubly(encoded(letter))),
    allBy((letter) => doubly(doubly(encoded(letter)))),
    path.toUpperCase(),
    `${path}/`,
    `${path}//`,
    `/${path}`,
    `//${path}`,
    slashesBy('//'),
    slashesBy('\\'),
    slashesBy('/./'),
    slashesBy('/x/../'),
    slashesBy('/%2e/'),
    slashesBy('/x/%2E%2e/'),
    slashesBy('/%252e/'),
    path.replace(/\/(?=[^/]+$)/, '/%2F'),
    path.replace(/(?<=.)\//g, '%2F'),
    path.replace(/(?<=.)\//g, '%5C'),
    `${path}/.`,
    `${path}/${last}/..`,
    `${path}.`,
    `${path};x=1`,
    `${path}%00`,
    `${path}%20`,
    `${path}%2F`,
    `${path}%3F`,
    `${path}%23`,
    `${path}%`,
    `${path}%zz`,
    `${path}/%E0%A4%A`,
    `${path}%C0%AF`,
    `${path}\u{200B}`,
    path.replace(last, [...last].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join('')),
  ];
  return [...new Set(spelled)].filter((one) => one !== path);
}

function encoded(letter: string): string {
  return `%${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
}

function doubly(text: string): string {
  return text.replaceAll('%', '%25');
}
