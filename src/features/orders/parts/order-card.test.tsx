import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import texts from '#i18n/locales/en-GB.json' with { type: 'json' };
import { useTexts } from '#i18n/texts.ts';
import { orderOf } from '../model.ts';
import { OrderCard } from './order-card.tsx';

beforeAll(() => useTexts('en-GB', texts));

function markup(content: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
}

type SuperOrder = Parameters<typeof orderOf>[0];

describe('O108 how many products an order has', () => {
  const card = (fields: Omit<SuperOrder, 'code'>) =>
    markup(<OrderCard order={orderOf({ code: 'SO-1', ...fields })} tracked={false} />);

  it('is left out where neither the number nor the products are there', () => {
    expect(card({ createdAt: '2026-11-01' })).not.toMatch(/\bitems?\b/);
    expect(card({ createdAt: '2026-11-01', orders: [] })).not.toMatch(/\bitems?\b/);
  });

  it('is said where one of them is', () => {
    expect(card({ productCount: 3 })).toContain('3 items');
    expect(card({ orders: [{ code: 'OR-1' }] })).toContain('1 item');
  });
});
