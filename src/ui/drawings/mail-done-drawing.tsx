import styles from './drawing.module.css';
import { MailDrawing } from './mail-drawing.tsx';

/** A letter that has done what it was for. */
export function MailDoneDrawing() {
  return (
    <MailDrawing>
      <path d="M200 44l8-8M208 60h11M190 34v-11" />
      <circle className={styles.paper} cx="184" cy="114" r="24" />
      <path className={styles.accent} d="M173.5 115l7.5 7.5 14-16" strokeWidth="4" />
    </MailDrawing>
  );
}
