import { useId } from 'react';
import { Link } from '../../ui/link.tsx';

interface FooterColumnProps {
  title: string;
  links: readonly { label: string; to: string }[];
}

export function FooterColumn({ title, links }: FooterColumnProps) {
  const titleId = useId();
  return (
    <div>
      <h2 className="footer-title" id={titleId}>
        {title}
      </h2>
      <ul className="footer-links" aria-labelledby={titleId}>
        {links.map((link) => (
          <li key={link.to}>
            <Link className="footer-link" to={link.to}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
