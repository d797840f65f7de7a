import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ProvinceCode } from '@directory/domain/places/provinces';
import { rememberProvince, useKnownProvince } from '../crisis/known-province.ts';
import { matchHref, parseMatchAddress, type MatchAddress } from './match-address.ts';
import { useMatchResult, type MatchResult } from '../results/tab-result.ts';

export interface MatchState {
  /** The address with the province that this device remembers where it names none. */
  address: MatchAddress;
  /** The result that the matches go by; null when there is none. */
  result: MatchResult | null;
  /** The visitor's own answer about self-harm decides the words. */
  selfHarm: boolean;
  /** The address of another page of the same list. */
  hrefOfPage: (page: number) => string;
  /** Filters anew, from the first page on; the browser's history keeps no step of it. */
  filter: (change: Partial<MatchAddress['filters']>) => void;
  /** Answers one of the questions, or skips it again. */
  answer: (change: Partial<MatchAddress['needs']>) => void;
  chooseProvince: (province: ProvinceCode | null) => void;
}

/** What the page is about. */
export function useMatchState(): MatchState {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const remembered = useKnownProvince();
  const text = params.toString();
  const parsed = useMemo(() => parseMatchAddress(new URLSearchParams(text)), [text]);
  const [chosen, setChosen] = useState<{ over: string; address: MatchAddress } | null>(null);
  // The router changes the address when it has time. A ticked box shows at once, until the address says the same.
  if (chosen && chosen.over !== text) setChosen(null);
  const written = chosen?.over === text ? chosen.address : parsed;
  const { used, selfHarm } = useMatchResult(written.condition);
  const address = useMemo(
    () => ({ ...written, province: written.province ?? remembered }),
    [written, remembered],
  );

  const go = (next: MatchAddress) => {
    setChosen({ over: text, address: next });
    void navigate(matchHref(next, params), { replace: true });
  };
  return {
    address,
    result: used,
    selfHarm,
    hrefOfPage: (page) => matchHref({ ...written, page }, params),
    filter: (change) => go({ ...written, filters: { ...written.filters, ...change }, page: 1 }),
    answer: (change) => {
      const next = { ...written, needs: { ...written.needs, ...change }, page: 1 };
      go(change.session === undefined ? next : whereAsked(next, address.province));
    },
    chooseProvince: (province) => {
      rememberProvince(province);
      const next = { ...written, province, needs: { ...written.needs, city: null }, page: 1 };
      go(next.needs.session === 'In Person' ? whereAsked(next, province) : next);
    },
  };
}

/** Who wants to meet in person means nearby: where the province is known, the filter for it goes on with that answer, and off without. */
function whereAsked(address: MatchAddress, province: ProvinceCode | null): MatchAddress {
  const isInPerson = address.needs.session === 'In Person';
  return {
    ...address,
    needs: { ...address.needs, city: isInPerson ? address.needs.city : null },
    filters: { ...address.filters, locationOnly: isInPerson && province !== null },
  };
}
