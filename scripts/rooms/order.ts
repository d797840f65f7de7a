/**
 * The rooms of a folder, from the ground up: folders, and files that stand beside them, a group in each line. A room imports only what stands
 * before it here, types included, so that whoever changes one knows which others may notice. `arrows.test.ts` reads the imports; a new room is
 * named here.
 */
export const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'web/src': ['stand-ins', 'i18n', 'site', 'ui', 'features', 'routes', 'shell'],
  'web/src/features': [
    // What a device keeps, and parts that know of nobody else.
    ...['device', 'session', 'analytics', 'share', 'text'],
    ...['not-found', 'online', 'practical-facts', 'openings', 'map'],
    // What other rooms put on their pages.
    ...['quick-exit', 'crisis', 'results', 'local-analytics', 'earlier-results', 'safety-plan'],
    ...['contact-form', 'inquiry', 'appointment', 'shortlist'],
    // What makes a page.
    ...['auth', 'blog', 'condition', 'listing-request', 'profile', 'assessment', 'search', 'landing'],
    // What shows others' pages in part.
    ...['match', 'home', 'dashboard'],
  ],
  'api/src': [
    // What knows nothing of the directory's features.
    ...['errors.ts', 'absent-file.ts', 'look-regularly.ts'],
    ...['first-rows.ts', 'mail-address.ts', 'responsible.ts'],
    ...['config.ts', 'database.ts', 'observers.ts', 'http'],
    // The features, each with those that it builds on before it.
    ...['search', 'messages', 'people', 'site', 'operator'],
    // The lists of what there is, and the programs that are made of them.
    ...['mails.ts', 'retention.ts', 'jobs.ts', 'directory.ts'],
    ...['request-limits.ts', 'context.ts', 'app.ts', 'bin'],
  ],
  // A search goes one way: read, plan, ask, relax, present.
  'api/src/search': [
    ...['node-states.ts', 'engine.ts', 'index-generation.ts', 'answer-cache.ts'],
    ...['engine-query.ts', 'match-ranges.ts', 'known.ts', 'read.ts', 'plan.ts'],
    ...['ask.ts', 'find.ts', 'ways-away.ts', 'wider.ts', 'relax.ts', 'present.ts'],
    ...['gateway.ts', 'suggestions.ts', 'route.ts'],
  ],
  'api/src/messages': ['jobs', 'mail', 'listings', 'inquiries', 'contact', 'results'],
  'api/src/people': [
    ...['profiles', 'changes', 'confirmed-facts', 'questions', 'openings', 'premium'],
    ...['members', 'own-data', 'keyholder', 'photos', 'match'],
  ],
  'api/src/site': [
    ...['pages', 'health', 'metrics', 'accuracy', 'articles'],
    ...['landing', 'made-up-people', 'og-image', 'sitemap'],
    ...['openapi', 'open', 'csp-reports', 'security-txt', 'analytics', 'geocode'],
  ],
  'api/src/operator': [
    ...['command-line', 'operator-act-job.ts', 'act.ts', 'register', 'person', 'backup', 'doctor'],
    ...['commands', 'program.ts', 'run-admin.ts', 'desk'],
  ],
};
