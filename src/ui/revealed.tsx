import { useEffect, useRef, type ReactNode } from 'react';

export interface RevealedProps {
  /** What it is about: another one is brought into view anew. */
  by?: unknown;
  className?: string;
  children: ReactNode;
}

/** Brought into view when it appears, wherever the page or the dialog is scrolled to; for what waits for an answer, or says why a press did nothing. */
export function Revealed({ by, className, children }: RevealedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [by]);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}
