import { inflateSync } from 'node:zlib';

/** Box on a sheet, in points from its top left corner. */
export interface PaperBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Content of a sheet of paper. */
export interface Sheet {
  /** Words in the order in which they are drawn, a run of one font to a line. */
  text: string;
  /** Those runs, each with where it begins: its baseline. */
  lines: { text: string; left: number; bottom: number }[];
  /** Visible box of each picture. */
  pictures: PaperBox[];
}

type Matrix = readonly [number, number, number, number, number, number];
interface PdfObject {
  head: string;
  stream: string;
}

/** The sheets of a file as Chromium writes it: objects one after the other, pages that name their fonts, glyphs as numbers. */
export function sheetsOf(file: Buffer): Sheet[] {
  const objects = objectsOf(file.toString('latin1'));
  const named = (head: string, key: string) => objects.get(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? '');
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => {
      const fonts = new Map<string, Map<string, string>>();
      for (const [, name = '', id = ''] of (/\/Font <<(.*?)>>/s.exec(head)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)) {
        fonts.set(name, lettersOf(named(objects.get(id)?.head ?? '', 'ToUnicode')?.stream ?? ''));
      }
      const pictures = [...(/\/XObject <<(.*?)>>/s.exec(head)?.[1] ?? '').matchAll(/\/(\w+) (\d+) 0 R/g)].filter(
        ([, , id = '']) => objects.get(id)?.head.includes('/Subtype /Image'),
      );
      return drawn(
        named(head, 'Contents')?.stream ?? '',
        fonts,
        new Set(pictures.map(([, name = '']) => name)),
        Number(/\/MediaBox \[0 0 \S+ (\S+?)\]/.exec(head)?.[1]),
      );
    });
}

/** Number of sheets in a file, whichever browser wrote it: Firefox packs its objects. */
export function countSheets(file: Buffer): number {
  const text = file.toString('latin1');
  const packed = [...text.matchAll(/\/Type \/ObjStm\b.*?stream\r?\n/gs)].map(({ 0: head, index }) =>
    inflateSync(Buffer.from(text.slice(index + head.length), 'latin1')).toString('latin1'),
  );
  return [text, ...packed].flatMap((objects) => objects.match(/\/Type \/Page\b/g) ?? []).length;
}

function objectsOf(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const { 0: start, 1: id = '', index } of file.matchAll(/(\d+) 0 obj\n/g)) {
    const body = file.slice(index + start.length, file.indexOf('endobj', index));
    const at = body.indexOf('stream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const isText = at >= 0 && head.includes('/FlateDecode') && !head.includes('/Subtype');
    objects.set(id, {
      head,
      stream: isText
        ? inflateSync(Buffer.from(file.slice(index + start.length + at + 7).slice(0, length), 'latin1')).toString(
            'latin1',
          )
        : '',
    });
  }
  return objects;
}

/** The letters of a font by the numbers of their glyphs. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  const spelt = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  const code = (hex: string) => Number.parseInt(hex, 16);
  for (const [, block = ''] of table.matchAll(/beginbfchar\n(.*?)endbfchar/gs)) {
    for (const [, glyph = '', letter = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) letters.set(glyph, spelt(letter));
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange\n(.*?)endbfrange/gs)) {
    for (const [, first = '', last = '', letter = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let at = code(first); at <= code(last); at += 1)
        letters.set(
          at.toString(16).toUpperCase().padStart(4, '0'),
          String.fromCharCode(code(letter) + at - code(first)),
        );
    }
  }
  return letters;
}

function drawn(
  content: string,
  fonts: Map<string, Map<string, string>>,
  pictureNames: ReadonlySet<string>,
  height: number,
): Sheet {
  const sheet: Sheet = { text: '', lines: [], pictures: [] };
  let state: { matrix: Matrix; clip: PaperBox | undefined } = { matrix: [1, 0, 0, 1, 0, 0], clip: undefined };
  const kept: (typeof state)[] = [];
  let font = new Map<string, string>();
  let line: Sheet['lines'][number] | undefined;
  let box: PaperBox | undefined;
  let values: string[] = [];
  for (const [token] of content.matchAll(/\/?[^\s/<>[\]]+|<\w*>/g)) {
    if (/^[-.\d/<]/.test(token)) {
      values.push(token);
      continue;
    }
    const numbers = values.map(Number);
    const last = values.at(-1) ?? '';
    if (token === 'q') kept.push(state);
    else if (token === 'Q') state = kept.pop() ?? state;
    else if (token === 'cm') state = { ...state, matrix: times(asMatrix(numbers), state.matrix) };
    else if (token === 're')
      box = boxOf(
        asMatrix([numbers[2] ?? 0, 0, 0, numbers[3] ?? 0, numbers[0] ?? 0, numbers[1] ?? 0]),
        state.matrix,
        height,
      );
    else if (token === 'W' || token === 'W*') state = { ...state, clip: box ?? state.clip };
    else if (token === 'n' || token === 'f') box = undefined;
    else if (token === 'Do' && pictureNames.has(last.slice(1)))
      sheet.pictures.push(shared(boxOf([1, 0, 0, 1, 0, 0], state.matrix, height), state.clip));
    else if (token === 'Tf') font = fonts.get(values[0]?.slice(1) ?? '') ?? font;
    else if (token === 'Tm') {
      const { left, top } = boxOf(asMatrix([0, 0, 0, 0, numbers[4] ?? 0, numbers[5] ?? 0]), state.matrix, height);
      line = { text: '', left, bottom: top };
      sheet.lines.push(line);
    } else if (token === 'Tj' && line)
      line.text +=
        last
          .slice(1, -1)
          .match(/.{4}/g)
          ?.map((glyph) => font.get(glyph) ?? '')
          .join('') ?? '';
    values = [];
  }
  sheet.text = sheet.lines.map(({ text }) => text).join('\n');
  return sheet;
}

function asMatrix([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix {
  return [a, b, c, d, e, f];
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

/** Box of the square from 0 to 1. */
function boxOf(own: Matrix, outer: Matrix, height: number): PaperBox {
  const [width, , , depth, x, y] = times(own, outer);
  return {
    left: Math.min(x, x + width),
    top: height - Math.max(y, y + depth),
    width: Math.abs(width),
    height: Math.abs(depth),
  };
}

function shared(one: PaperBox, other: PaperBox | undefined): PaperBox {
  if (!other) return one;
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  return {
    left,
    top,
    width: Math.min(one.left + one.width, other.left + other.width) - left,
    height: Math.min(one.top + one.height, other.top + other.height) - top,
  };
}
