import { readFileSync } from 'node:fs';
import { directoryLexicon, placeLexicon } from './src/query/directory-lexicon.ts';
import { understand } from './src/query/understand.ts';
import { sectionsOf } from './src/query/phrase-files.ts';
import { townIn } from './src/places/town.ts';
const slug = (s: string) => s.normalize('NFD').replace(/\p{M}/gu,'').toLowerCase().replace(/[^a-z0-9]+/g,'-').replace(/^-|-$/g,'');
const mode = process.argv[3] ?? 'big';
let cities: any[];
const BIG = "Toronto ON, London ON, Winnipeg MB, Montréal QC, Québec QC, Vancouver BC, Ottawa ON, Calgary AB, Edmonton AB, Halifax NS".split(', ').map(c=>({name:c.slice(0,-3),province:c.slice(-2),slug:slug(c.slice(0,-3))}));
const all = new Map<string, any>(BIG.map(c=>[c.province+'/'+c.slug,c]));
for (const id of readFileSync('/tmp/cities.txt','utf8').split('\n').filter(Boolean)) if(!all.has(id)){ const [p,sl]=id.split('/') as any; const t=townIn(sl.replaceAll('-',' '), p); all.set(id, {province:p, slug:sl, name:t?.name ?? sl.replaceAll('-',' ')}); }
cities = mode==='all' ? [...all.values()] : BIG;
const lex = [directoryLexicon(), placeLexicon(cities as any)];
const line = (q: string) => { const u = understand(q, lex as any, {}); return u.conditions.map((c:any)=>(c.isExcluded?'not ':'')+c.anyOf.map((a:any)=>`${a.kind}: ${a.values.length>6?a.values.length+' values':a.values.join('/')}`).join(' or ')).concat(u.perhaps.map((c:any)=>'perhaps '+c.anyOf.map((a:any)=>`${a.kind}: ${a.values.join('/')}`).join(' or '))).join(', ') + (u.rest?` | ${u.rest}`:'') + (u.unexcluded.length?` unexcl ${u.unexcluded}`:'') + (u.isErrand?' ERRAND':'')+(u.danger.length?` !${u.danger}`:''); };
for (const q of readFileSync(process.argv[2]!,'utf8').split('\n').filter(Boolean)) console.log(q+'\t'+line(q));
