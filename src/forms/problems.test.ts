import { expect, it } from 'vitest';
import { problemsOf } from './problems.ts';

/** Stands in the page at a place. */
class Control {
  readonly id: string;
  readonly name: string;
  readonly #place: number;
  constructor(id: string, place: number) {
    this.id = id;
    this.name = id;
    this.#place = place;
  }
  focus() {}
  compareDocumentPosition(other: Control) {
    return other.#place > this.#place ? 4 : 2;
  }
}

it('X16 everything that is wrong is listed in the order of the page, whatever the order in which it was found', () => {
  const errors = {
    message: { type: 'custom', message: 'Too long', ref: new Control('c', 3) },
    born: { day: { type: 'custom', message: 'No such day', ref: new Control('b', 2) } },
    name: { type: 'refused', message: 'Missing', ref: new Control('a', 1) },
  };
  expect(problemsOf(errors)).toEqual([
    { name: 'name', message: 'Missing', id: 'a' },
    { name: 'born.day', message: 'No such day', id: 'b' },
    { name: 'message', message: 'Too long', id: 'c' },
  ]);
});

it('X16 what has no control comes last, and nothing wrong is an empty list', () => {
  expect(
    problemsOf({
      root: { type: 'custom', message: 'All of it' },
      name: { type: 'custom', message: 'Missing', ref: new Control('a', 1) },
    }),
  ).toEqual([
    { name: 'name', message: 'Missing', id: 'a' },
    { name: 'root', message: 'All of it' },
  ]);
  expect(problemsOf({})).toEqual([]);
});
