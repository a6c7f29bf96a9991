import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { problemsOf, refusedFields, type RefusedFields } from './problems.ts';

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

const known: RefusedFields<{ phone: string; name: string }> = {
  phoneNumber: { field: 'phone', message: 'settings.saveFailed' },
  firstName: { field: 'name', message: 'settings.loadFailed' },
};

function refusal(status: number, ...fields: string[]): ApiError {
  return new ApiError('refused', {
    service: 'customer',
    operation: 'updateCustomer',
    kind: 'http',
    correlationId: 'c',
    status,
    fields,
  });
}

it('O126 fields that the service refuses are shown where the form has them, however it writes their names', () => {
  for (const name of ['phoneNumber', 'PhoneNumber', 'customer.phoneNumber']) {
    expect(refusedFields(refusal(422, name), known)).toEqual({
      fields: [{ field: 'phone', message: 'settings.saveFailed' }],
      isMore: false,
    });
  }
  expect(refusedFields(refusal(400, 'phoneNumber', 'firstName'), known).fields).toHaveLength(2);
});

it('O126 what no field tells stays a failure of the whole form', () => {
  expect(refusedFields(refusal(422, 'phoneNumber', 'secret'), known)).toEqual({
    fields: [known['phoneNumber']],
    isMore: true,
  });
  expect(refusedFields(refusal(422), known)).toEqual({ fields: [], isMore: true });
  expect(refusedFields(refusal(422, '__proto__', 'toString'), known)).toEqual({ fields: [], isMore: true });
  expect(refusedFields(refusal(500, 'phoneNumber'), known)).toEqual({ fields: [], isMore: true });
  expect(refusedFields(new Error('no call'), known)).toEqual({ fields: [], isMore: true });
});
