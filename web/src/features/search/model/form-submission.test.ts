import { describe, expect, it } from 'vitest';
import { resolveSubmission } from './form-submission.ts';

const resolve = (query: string) => resolveSubmission(new URLSearchParams(query));

describe('resolveSubmission', () => {
  it('leaves an address that no form made alone', () => {
    expect(resolve('search=sleep&location=Winnipeg&page=2')).toBeNull();
  });

  it('joins province and city into the location and drops what was left empty', () => {
    expect(resolve('search=&province=MB&city=Winnipeg&listedProvince=MB')).toBe(
      'location=Winnipeg%2C+Manitoba',
    );
  });

  it('drops the city when another province was chosen', () => {
    expect(resolve('search=x&province=ON&city=Winnipeg&listedProvince=MB')).toBe('search=x&location=Ontario');
    expect(resolve('province=&city=Winnipeg&listedProvince=MB')).toBe('');
  });

  it('adds a pressed chip, or takes it away, and goes to the first page', () => {
    expect(resolve('page=3&languages=French&toggle=languages:English')).toBe(
      'languages=French&languages=English',
    );
    expect(resolve('languages=French&toggle=languages:French&lang=fr')).toBe('lang=fr');
    // Whoever chooses what they refused does not refuse it.
    expect(resolve('not=genders:Male,languages:French&toggle=genders:Male')).toBe(
      'genders=Male&not=languages%3AFrench',
    );
  });

  it('keeps the location when the form had no province field', () => {
    expect(resolve('location=Winnipeg&toggle=genders:Female')).toBe('location=Winnipeg&genders=Female');
  });

  it('keeps the part of the map, unless another province takes its place', () => {
    const form = 'frame=49%2C-98%2C50%2C-96&view=map&city=';
    expect(resolve(`${form}&province=MB&listedProvince=MB`)).toBe(
      'location=Manitoba&frame=49%2C-98%2C50%2C-96&view=map',
    );
    expect(resolve(`${form}&province=ON&listedProvince=MB`)).toBe('location=Ontario&view=map');
  });

  it('leaves the place to the words that name it, unless another one is chosen', () => {
    const form = 'search=sleep+winnipeg&said=Winnipeg%2C+Manitoba&saidWords=winnipeg&listedProvince=';
    expect(resolve(`${form}&province=MB&city=Winnipeg&toggle=genders:Male`)).toBe(
      'search=sleep+winnipeg&genders=Male',
    );
    expect(resolve(`${form}&province=MB&city=`)).toBe('search=sleep&location=Manitoba');
    expect(resolve(`${form}&province=ON&city=Winnipeg`)).toBe('search=sleep&location=Ontario');
    expect(resolve(`${form}&province=&city=`)).toBe('search=sleep');
  });

  it('ignores a chip it does not know', () => {
    expect(resolve('search=x&toggle=languages:Klingon')).toBe('search=x');
    expect(resolve('search=x&toggle=__proto__:x')).toBe('search=x');
    expect(resolve('search=x&toggle=')).toBe('search=x');
  });
});
