import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { orderOf } from '../model.ts';
import { Delivery } from './delivery.tsx';

beforeAll(() => useTexts('en-GB', texts));

function markup(content: ReactNode): string {
  return renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>);
}

type SuperOrder = Parameters<typeof orderOf>[0];

describe('O108 O98 where an order goes', () => {
  const delivery = (fields: Omit<SuperOrder, 'code'>) =>
    markup(<Delivery order={orderOf({ code: 'SO-1', ...fields })} />);

  it('is left out where nothing of it is known and nothing can be done about it', () => {
    expect(delivery({ status: 'Dispatched' })).toBe('');
    expect(delivery({ status: 'Cancelled', deliveryAddress: {} })).toBe('');
  });

  it.each([
    ['how it is delivered is known', { status: 'Dispatched', deliveryType: 'Home' }, 'Home delivery'],
    ['its address is known', { status: 'Dispatched', deliveryAddress: { city: 'Leeds' } }, 'Leeds'],
    ['the address can be changed', { status: 'Dispatched', canChangeDeliveryAddress: true }, 'Change'],
    ['the delivery may be changing', { status: 'Confirmed' }, 'The delivery is being changed'],
  ])('stands where %s', (_, fields, said) => expect(delivery(fields)).toContain(said));
});
