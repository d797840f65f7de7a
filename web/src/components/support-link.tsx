import { useSite } from '../app/contexts.ts';
import { supportEmail } from '../app/support-email.ts';

/** A button that opens a message to the directory's support. */
export function SupportLink({ label }: { label: (email: string) => string }) {
  const email = supportEmail(useSite());
  return (
    <a className="button button-primary" href={`mailto:${email}`}>
      {label(email)}
    </a>
  );
}
