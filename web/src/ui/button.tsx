import type { ComponentProps } from 'react';
import { Link, type LinkProps } from './link.tsx';

type ButtonVariant = 'primary' | 'secondary' | 'quiet';

function buttonClass(variant: ButtonVariant, className: string | undefined): string {
  return ['button', `button-${variant}`, className].filter(Boolean).join(' ');
}

export function Button({
  variant = 'primary',
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button className={buttonClass(variant, className)} type={type} {...rest} />;
}

/** A link that looks like a button: it goes to a page of the site. */
export function LinkButton({
  variant = 'primary',
  className,
  ...rest
}: LinkProps & { variant?: ButtonVariant }) {
  return <Link className={buttonClass(variant, className)} {...rest} />;
}
