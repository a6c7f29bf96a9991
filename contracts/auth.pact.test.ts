import { expect } from 'vitest';
import { askForAccountDeletion, confirmDeletion } from '#features/account-deletion/queries.ts';
import { askForEmailChange, confirmNewEmail } from '#features/email-change/queries.ts';
import type { operations } from '#generated/auth/types.d.ts';
import { contract } from './support/contract.ts';

const { operation } = contract<operations>('auth');

const identity = { idpType: 'local', idpSub: 'local-anna' };
const hers = { state: 'the customer has an identity', ...identity };
const token = 'confirmation-1';
const provoked = { provoked: true } as const;

operation(
  'requestAccountDeletion',
  {
    ids: 'A4.13 A7.1 O131',
    request: { path: identity, body: { channel: 'channel-uk' } },
    call: () => askForAccountDeletion(identity, 'channel-uk'),
  },
  ({ on, refusedToken }) => {
    const failed = 'We could not start deleting your account. Try again.';
    on(202, 'the mail is on its way', { given: hers }).gives((outcome) => expect(outcome).toBe('sent'));
    on(400, 'the channel is unknown', provoked).fails(failed);
    refusedToken();
    on(409, 'a request is pending already', {
      given: [hers, { state: 'a confirmation is pending', purpose: 'account-deletion' }],
    }).gives((outcome) => expect(outcome).toBe('pending'));
    on(429, 'too many requests', provoked).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
  },
);

operation(
  'confirmAccountDeletion',
  { ids: 'A2.51 A7.2', request: { path: { ...identity, token } }, call: () => confirmDeletion(identity, token) },
  ({ on, refusedToken }) => {
    const failed = "Your account couldn't be deleted";
    const purpose = 'account-deletion';
    on(204, 'the account is deleted', { given: [hers, { state: 'a confirmation is pending', purpose, token }] }).gives(
      (value) => expect(value).toBeUndefined(),
    );
    on(400, 'the token is of another identity', {
      given: [hers, { state: 'a confirmation of another customer is pending', purpose, token }],
    }).fails(failed);
    refusedToken();
    on(404, 'no such request', { given: [hers, { state: 'a confirmation does not exist', token }] }).fails(failed);
    on(410, 'the link has expired', {
      given: [hers, { state: 'a confirmation has expired', purpose, token }],
      reads: 'code',
    }).fails(failed);
    on(410, 'the link was used before', {
      ids: 'S56',
      given: [hers, { state: 'a confirmation was given', purpose, token }],
      example: 'used',
      reads: 'code',
    }).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
  },
);

operation(
  'requestEmailChange',
  {
    ids: 'A4.12 A7.3 O131',
    request: { path: identity, body: { email: 'anna.new@example.com', channel: 'channel-uk' } },
    call: () => askForEmailChange(identity, { email: 'anna.new@example.com', channel: 'channel-uk' }),
  },
  ({ on, refusedToken }) => {
    const failed = 'We could not start changing your email address. Try again.';
    on(202, 'the mail is on its way', { given: hers }).gives((value) => expect(value).toBeUndefined());
    on(400, 'the e-mail address is refused', { ...provoked, fields: ['email'] }).fails(failed);
    on(400, 'the request is refused, without fields', provoked).fails(failed);
    refusedToken();
    on(409, 'the e-mail address is in use', {
      ids: 'A4.15',
      given: [hers, { state: 'the e-mail address is in use', email: 'anna.new@example.com' }],
    }).fails(failed);
    on(422, 'the e-mail address is refused', { ...provoked, fields: ['email'] }).fails(failed);
    on(422, 'the request is refused, without fields', provoked).fails(failed);
    on(429, 'too many requests', { ids: 'A4.16', ...provoked }).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
  },
);

operation(
  'confirmEmailChange',
  { ids: 'A7.4', request: { path: { ...identity, token } }, call: () => confirmNewEmail(identity, token) },
  ({ on, refusedToken }) => {
    const failed = "Your email wasn't changed";
    const purpose = 'email-change';
    const email = 'anna.new@example.com';
    on(204, 'the e-mail address is changed', {
      given: [hers, { state: 'a confirmation is pending', purpose, token, email }],
    }).gives((value) => expect(value).toBeUndefined());
    on(400, 'the token is of another identity', {
      given: [hers, { state: 'a confirmation of another customer is pending', purpose, token }],
    }).fails(failed);
    refusedToken();
    on(404, 'no such request', { given: [hers, { state: 'a confirmation does not exist', token }] }).fails(failed);
    on(409, 'somebody else has taken the e-mail address in between', {
      given: [
        hers,
        { state: 'a confirmation is pending', purpose, token, email },
        { state: 'the e-mail address is in use', email },
      ],
    }).fails(failed);
    on(410, 'the link has expired', {
      given: [hers, { state: 'a confirmation has expired', purpose, token }],
      reads: 'code',
    }).fails(failed);
    on(410, 'the link was used before', {
      ids: 'S56',
      given: [hers, { state: 'a confirmation was given', purpose, token }],
      example: 'used',
      reads: 'code',
    }).fails(failed);
    on(500, 'the service fails', provoked).fails(failed);
  },
);
