import type { ReactNode } from 'react';
import styles from './mail-text.module.css';

/** An address, with the signs that touch it, and what stands before and after it. */
const ADDRESS = /^(?<before>.*?)(?<address>\S+@\S+)(?<after>.*)$/s;

/**
 * Text that may hold e-mail addresses. One that is longer than a line goes on after its `@` or before one of its dots, so that
 * no word of it is torn (X10); copied, it is as it was.
 */
export function MailText({ children: text }: { children: string }) {
  const { before, address = '', after = '' } = ADDRESS.exec(text)?.groups ?? {};
  if (before === undefined) return text;
  return (
    <>
      {before}
      <span className={styles.address}>{divided(address)}</span>
      <MailText>{after}</MailText>
    </>
  );
}

function divided(address: string): ReactNode {
  const [first, ...others] = address.split(/(?<=@)|(?=\.\p{L})/u);
  return others.reduce<ReactNode>(
    (before, piece) => (
      <>
        {before}
        <wbr />
        {piece}
      </>
    ),
    first,
  );
}
