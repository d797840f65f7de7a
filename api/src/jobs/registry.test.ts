import { expect, it } from 'vitest';
import { jobsByName, JOBS } from './registry.ts';
import { JOB_NAMES } from './names.ts';

it('has exactly one handler for each job', () => {
  expect([...jobsByName().keys()].sort()).toEqual([...JOB_NAMES].sort());
});

it('does not start with a handler missing, doubled or unknown', () => {
  const [first] = JOBS;
  if (!first) throw new Error('There are no jobs');
  expect(() => jobsByName(JOBS, [...JOB_NAMES, 'other'])).toThrow('No handler for: other');
  expect(() => jobsByName([first, first], [first.name])).toThrow('two handlers');
  expect(() => jobsByName([first], ['other'])).toThrow('not among');
});
