import styles from './drawing.module.css';
import { MailDrawing } from './mail-drawing.tsx';

/** A letter that came to nothing. */
export function MailFailedDrawing() {
  return (
    <MailDrawing>
      <circle className={styles.paper} cx="184" cy="114" r="24" />
      <path className={styles.accent} d="M184 102v14M184 125v.1" strokeWidth="4.5" />
    </MailDrawing>
  );
}
