import { expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { refusedFields, type RefusedFields } from './refusals.ts';

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
