export interface Fact {
  label: string;
  /** Left out when empty. */
  value: string | null;
}

/** A titled list of facts; nothing when none is known. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const known = facts.filter((fact) => fact.value);
  if (known.length === 0) return null;
  return (
    <section className="profile-section">
      <h2>{title}</h2>
      <dl className="facts">
        {known.map((fact) => (
          <div className="fact" key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
