import { expect, it } from 'vitest';
import { runProgram } from '../../scripts/setup/run-program.mjs';

it('F12 what the sandbox answers wrongly is told by the rule in words, the request, the answer and the line of the spec', async () => {
  const env = { SANDBOX_DEFECT: 'getVoucherOffer:bad-date' };
  const { code, output } = await runProgram(['node', 'scripts/contracts-verify.ts', 'voucher'], { env });
  expect(code).toBe(1);
  expect(output).toMatch(/✗ voucher +3 interactions hold, 3 failures/);
  expect(output).toMatch(
    /\n {2}✗ getVoucherOffer 200: an offer that ends on a day\n {4}≠ \$\.expiryDate: expected RFC 3339 date, such as 2027-01-31, or RFC 3339 date-time, got "the day before yesterday" \(openapi\/voucher\.yaml:\d+ #\S+\)\n/,
  );
  expect(output).toMatch(/\n {4}request {3}curl -i -X GET '.+'\n/s);
  expect(output).toContain('answer    200 {"expiryDate":"the day before yesterday"');
  // No pattern of the contract.
  expect(output).not.toMatch(/\^\(|\\d\{/);
}, 60_000);
