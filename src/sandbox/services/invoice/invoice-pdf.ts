import type { Readable } from 'node:stream';
import { createPdf, MARGIN } from '../../pdf/pdf.ts';
import type { Pdf } from '../../pdf/pdf.ts';
import type { InvoiceRow } from './invoices.ts';
import { invoiceDate } from './invoices.ts';

/** Fields of an invoice besides its orders. */
export type Letterhead = { number: string; customer: string; seededAt: number };

const VAT = 0.2;
const COLUMN = { order: MARGIN, date: 200, amount: 400 };
const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** An invoice as a PDF: a line for each order, and what is to be paid for all of them. */
export function invoicePdf({ number, customer, seededAt }: Letterhead, rows: readonly InvoiceRow[]): Readable {
  return createPdf(`Invoice ${number}`, (pdf) => {
    pdf.font('Helvetica-Bold').fontSize(24).text('Invoice');
    pdf.font('Helvetica').fontSize(11).moveDown(0.5).text(`Number: ${number}`).text(`To: ${customer}`).moveDown(2);
    line(pdf, ['Order', 'Date', 'Amount'], 'Helvetica-Bold');
    for (const { orderRef, days, pence } of rows) {
      line(pdf, [
        orderRef,
        days === null ? '' : day.format(invoiceDate(days, seededAt)),
        pence === null ? '' : money.format(pence / 100),
      ]);
    }
    const total = rows.reduce((sum, { pence }) => sum + (pence ?? 0), 0) / 100;
    pdf.moveDown();
    line(pdf, ['', 'Of which VAT, 20 %', money.format(total - total / (1 + VAT))]);
    line(pdf, ['', 'Total', money.format(total)], 'Helvetica-Bold');
  });
}

function line(pdf: Pdf, [order, date, amount]: readonly [string, string, string], font = 'Helvetica'): void {
  const { y } = pdf;
  const right = { width: pdf.page.width - MARGIN - COLUMN.amount, align: 'right' } as const;
  pdf
    .font(font)
    .fontSize(11)
    .text(order, COLUMN.order, y)
    .text(date, COLUMN.date, y)
    .text(amount, COLUMN.amount, y, right);
  pdf.x = MARGIN;
  pdf.y = y + 20;
}
