import type { OwnDataView } from '@directory/domain/contracts/own-data';
import { paths } from '@directory/domain/site/paths';
import { linkedPage, type LinkedProps, tokenIn, useHere } from '../features/inquiry/linked-page.tsx';
import { PressForm } from '../features/inquiry/press-form.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { factDay } from '../site/days.ts';
import { type RouteLoad, unlistedHead } from '../site/route.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { TextField } from '../ui/form/fields.tsx';
import { Link } from '../ui/link.tsx';
import { Outcome } from '../ui/outcome.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { TextPage, TextSection } from '../ui/text-page.tsx';

/** What a press has come to, on the page that has no token. */
const OUTCOMES = ['sent', 'failed', 'later', 'erasing', 'gone'] as const;
const FAILED = new Set<string>(['failed', 'later', 'gone']);
const STAYS = ['mailed', 'others', 'backups', 'code'] as const;

const linked = linkedPage({
  name: 'ownData',
  ask: (directory, token, signal) => directory.ownData(token, signal),
  Page: Held,
  Over: () => <Ask did="gone" />,
});

export const load: RouteLoad = (page) => (tokenIn(page.url) ? linked.load(page) : Promise.resolve({}));

export const head = unlistedHead('your-data:title');

/** Where somebody without an account sees what is held of their address, has a copy, or has it erased. */
export function Component() {
  const url = useHere();
  const did = OUTCOMES.find((outcome) => outcome === url.searchParams.get('did'));
  return tokenIn(url) ? <linked.Component /> : <Ask did={did} />;
}

function Ask({ did }: { did: (typeof OUTCOMES)[number] | undefined }) {
  const { t, language } = useTranslation('your-data');
  return (
    <TextPage title={t('title')} lead={t('lead')}>
      <Outcome title={did && t(`did.${did}`)} failed={did !== undefined && FAILED.has(did)}>
        {did && <p>{t(`did.${did}Text`)}</p>}
      </Outcome>
      <form className="stack start gap-3" method="post" action="/api/data-links">
        <input type="hidden" name="language" value={language} />
        <TextField
          label={t('email')}
          hint={t('emailHint')}
          required
          name="email"
          type="email"
          autoComplete="email"
        />
        <Button type="submit">{t('ask')}</Button>
      </form>
      <p className="muted">{t('alike')}</p>
      <p>
        <RichText
          text={t('member')}
          parts={{ login: (text) => <Link to={paths.dashboard()}>{text}</Link> }}
        />
      </p>
      <p>
        <Link to={paths.privacy()}>{t('privacy')}</Link>
      </p>
    </TextPage>
  );
}

function Held({ view, token, url }: LinkedProps<OwnDataView>) {
  const { t, language } = useTranslation('your-data');
  const { email, endsAt, isMembers, held, copy } = view;
  const day = (moment: string) => factDay(moment, language);
  const press = { action: '/api/data-acts', token } as const;
  // Loaded anew, also by a browser that runs scripts.
  const again = <a href={url.pathname + url.search}>{t('again')}</a>;
  if (isMembers)
    return (
      <TextPage title={t('title')} lead={t('of', { email })}>
        <p className="bold">{t('members')}</p>
        <p>
          <RichText
            text={t('membersText')}
            parts={{ contact: (text) => <Link to={paths.contact()}>{text}</Link> }}
          />
        </p>
        <div className="button-row">
          <LinkButton to={paths.dashboard()}>{t('login')}</LinkButton>
        </div>
      </TextPage>
    );
  return (
    <TextPage title={t('title')} lead={t('of', { email })}>
      <Outcome title={copy ? t(copy === 'made' ? 'copied' : 'copying') : undefined} />
      {held === null && (
        <p>
          {t('looking')} {again}
        </p>
      )}
      {held?.length === 0 && <p>{t('nothing')}</p>}
      {held && held.length > 0 && (
        <ul className="text-list">
          {held.map(({ kind, rows, first, last }, place) => (
            <li key={place}>
              {t('item', { what: t(`kinds.${kind}`), count: rows })}
              {first && last && (
                <span className="muted"> ({t('since', { first: day(first), last: day(last) })})</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="muted">{t('until', { date: day(endsAt) })}</p>
      <TextSection title={t('copyTitle')}>
        <p>{t('copyText')}</p>
        {copy === null && <PressForm {...press} press={['act', 'copy']} label={t('copy')} />}
        {copy === 'asked' && <p>{again}</p>}
        {copy === 'made' && (
          <p>
            <a
              className="button button-primary"
              href={`/api/data-copies/${encodeURIComponent(token)}`}
              download="my-data.json"
            >
              {t('download')}
            </a>
          </p>
        )}
      </TextSection>
      <TextSection title={t('eraseTitle')}>
        <p>{t('eraseText')}</p>
        <p>{t('stays')}</p>
        <ul>
          {STAYS.map((one) => (
            <li key={one}>{t(`stay.${one}`)}</li>
          ))}
        </ul>
        <PressForm {...press} press={['act', 'erase']} label={t('erase')} variant="secondary">
          <label className="check">
            <input type="checkbox" required /> {t('sure')}
          </label>
        </PressForm>
      </TextSection>
    </TextPage>
  );
}
