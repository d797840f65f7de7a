import { accuracy, accuracyDays } from '@directory/domain/contracts/accuracy';
import { ACCURACY_COLUMNS } from '@directory/domain/site/accuracy';
import type { Directory } from '@directory/domain/site/directory';
import type postgres from 'postgres';
import { answerCacheable, answerCacheableText } from '../../http/cacheable.ts';
import { serve, serveUnread } from '../../http/contract.ts';
import type { App } from '../../http/environment.ts';
import { rememberCount, selectAccuracyDays } from './store.ts';

const KEPT_SECONDS = 300;

/** How accurate the directory is, and the rows that say so. */
export function registerAccuracy(
  app: App,
  { directory, sql }: { directory: Directory; sql: postgres.Sql },
): void {
  serve(app, accuracy, async (c) => answerCacheable(c, await directory.accuracy(), KEPT_SECONDS));
  const csv = rememberCount(sql, async () => {
    const rows = await selectAccuracyDays(sql);
    const lines = rows.map((row) => ACCURACY_COLUMNS.map((column) => row[column]).join(','));
    return `${[ACCURACY_COLUMNS.join(','), ...lines].join('\n')}\n`;
  });
  serveUnread(app, accuracyDays, async (c) =>
    answerCacheableText(c, await csv(), {
      contentType: 'text/csv; charset=utf-8',
      seconds: KEPT_SECONDS,
    }),
  );
}
