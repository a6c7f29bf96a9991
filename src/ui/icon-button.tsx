import type { ButtonProps } from './button.tsx';
import { Button } from './button.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-shapes.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'hint' | 'icon' | 'aria-label'> {
  icon: IconName;
  /** What happens when it is pressed; also shown as a tooltip. */
  label: string;
  /** Without the tooltip, inside a live region for example, which would read it out. */
  plain?: boolean;
}

/** A button that shows an icon alone. */
export function IconButton({ icon, label, plain, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      icon={icon}
      hint={plain ? undefined : label}
      aria-label={label}
      className={classNames(styles.square, className)}
    />
  );
}
