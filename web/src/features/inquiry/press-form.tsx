import type { ReactNode } from 'react';
import { useLanguage } from '../../site/contexts.ts';
import { Button } from '../../ui/button.tsx';

interface PressFormProps {
  action:
    | '/api/inquiries'
    | '/api/answers'
    | '/api/words'
    | '/api/alert-acts'
    | '/api/data-acts'
    | '/api/members/contact-address'
    | '/api/members/sign-in-address';
  token: string;
  /** What is sent with the press. */
  press?: readonly [name: string, value: string];
  label: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  children?: ReactNode;
}

/** A button that does something by a plain form: it needs no script, and programs that only open links do not press it. */
export function PressForm(props: PressFormProps) {
  const { action, token, press, label, variant = 'primary', children } = props;
  const language = useLanguage();
  return (
    <form className="press-form" method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="language" value={language} />
      {press && <input type="hidden" name={press[0]} value={press[1]} />}
      {children}
      <Button type="submit" variant={variant}>
        {label}
      </Button>
    </form>
  );
}
