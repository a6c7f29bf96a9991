import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type CurrentCustomer, customerQuery } from '#customer/queries.ts';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { vendorConfigQuery } from '#vendor/vendor-config.ts';
import { PaymentMethodScreen } from './payment-method-screen.tsx';

vi.mock('#customer/business-user.ts', async (original) => ({
  ...(await original<object>()),
  settingsPath: () => '/settings',
}));

beforeAll(() => useTexts('en-GB', texts));
beforeEach(
  () => void vi.stubGlobal('location', new URL('https://account.folioleaf-uk.example/settings/payment-method')),
);
afterEach(() => vi.unstubAllGlobals());

/** Markup of the page for a customer's record; without one while it loads. */
function markup(fields?: { paymentMethod?: string }): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  client.setQueryData(vendorConfigQuery().queryKey, { paymentMethodUrl: 'https://pay.folioleaf-uk.example' });
  if (fields) {
    const customer: CurrentCustomer = { accountDeleted: false, ...fields };
    client.setQueryData(customerQuery().queryKey, customer);
  }
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PaymentMethodScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll('\u00AD', '');
}

test('O100 the current method is named if there is one, and the way to change it either way', () => {
  expect(markup({ paymentMethod: 'Credit card' })).toMatch(
    /Current payment method.*Credit card.*Change payment method/s,
  );
  for (const none of [{}, { paymentMethod: '' }]) {
    expect(markup(none)).not.toMatch(/Current payment method|Not provided/);
    expect(markup(none)).toContain('Change payment method');
  }
});

test('O100 F5 while that loads both have their places, and nothing is there to be pressed that would move', () => {
  expect(markup()).toContain('Current payment method');
  expect(markup()).not.toContain('href="https://pay');
});
