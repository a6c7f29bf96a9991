import type { Readable } from 'node:stream';
import { drawPaper, MARGIN } from '../../papers/paper.ts';
import type { Paper } from '../../papers/paper.ts';
import type { InvoiceRow } from './invoices.ts';
import { invoiceDate } from './invoices.ts';

/** Fields of an invoice besides its orders. */
export type Letterhead = { number: string; customer: string; seededAt: number };

const VAT = 0.2;
const COLUMN = { order: MARGIN, date: 200, amount: 400 };
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An invoice on paper: a line for each order, and what is to be paid for all of them. */
export function invoicePaper({ number, customer, seededAt }: Letterhead, rows: readonly InvoiceRow[]): Readable {
  return drawPaper(`Invoice ${number}`, (paper) => {
    paper.font('Helvetica-Bold').fontSize(24).text('Invoice');
    paper.font('Helvetica').fontSize(11).moveDown(0.5).text(`Number: ${number}`).text(`To: ${customer}`).moveDown(2);
    line(paper, ['Order', 'Date', 'Amount'], 'Helvetica-Bold');
    for (const { orderRef, days, pence } of rows) {
      line(paper, [
        orderRef,
        days === null ? '' : day.format(invoiceDate(days, seededAt)),
        pence === null ? '' : money.format(pence / 100),
      ]);
    }
    const total = rows.reduce((sum, { pence }) => sum + (pence ?? 0), 0) / 100;
    paper.moveDown();
    line(paper, ['', 'Of which VAT, 20 %', money.format(total - total / (1 + VAT))]);
    line(paper, ['', 'Total', money.format(total)], 'Helvetica-Bold');
  });
}

function line(paper: Paper, [order, date, amount]: readonly [string, string, string], font = 'Helvetica'): void {
  const { y } = paper;
  const right = { width: paper.page.width - MARGIN - COLUMN.amount, align: 'right' } as const;
  paper
    .font(font)
    .fontSize(11)
    .text(order, COLUMN.order, y)
    .text(date, COLUMN.date, y)
    .text(amount, COLUMN.amount, y, right);
  paper.x = MARGIN;
  paper.y = y + 20;
}
