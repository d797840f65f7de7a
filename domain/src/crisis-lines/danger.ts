import { fold } from '../text/fold.ts';

/** What words of danger may be about, what is most urgent first. */
export const DANGER_KINDS = [
  /** An overdose, a poisoning, a body in danger. */
  'medical',
  /** Harm to a baby or a child. */
  'child',
  /** Violence and sexual assault. */
  'violence',
  /** Suicide and self-harm. */
  'suicide',
] as const;

export type DangerKind = (typeof DANGER_KINDS)[number];

/** Words of danger, folded, with a bar behind which no other word of a search begins so. */
const BEGINNINGS: Readonly<Record<DangerKind, string>> = {
  medical: 'overd|ose,surdo|se,empoiso|nnement,poison con|trol,centre antipo|ison',
  child:
    'child abu|se,enfant malt|raite,bebe sec|oue,shaken ba|by,hurt my ba|by,secouer mon b|ebe,frapper mon b|ebe',
  violence:
    'domestic vi|olence,spousal ab|use,violence sex|uelle,violence dom|estique,sexual assa|ult,violence conj|ugale,violence fam|iliale,agression se|xuelle',
  suicide:
    'suic|idaire,suic|idal thoughts,suic|ide,self ha|rm,self-ha|rm,selfh|arm,kill mys|elf,want to di|e,dark tho|ughts,' +
    'idees no|ires,idees sui|cidaires,pensees no|ires,pensees sui|cidaires,automu|tilation,scarif|ication,envie de mo|urir,' +
    'veux mour|ir,veux me tu|er,enlever la vi|e,fin a mes j|ours,wanna di|e,end my li|fe,better off de|ad,no reason to li|ve',
};

/** Of what danger the last words of a text, while they are typed, begin to speak. Cheaper than reading them: it is asked at each key. */
export function dangerBegun(text: string): DangerKind | null {
  const typed = ` ${fold(text).trim()}`;
  const isBegun = (entry: string) => {
    const [beginning = '', rest = ''] = entry.split('|');
    const at = typed.lastIndexOf(` ${beginning}`);
    return at >= 0 && ` ${beginning}${rest}`.startsWith(typed.slice(at));
  };
  return DANGER_KINDS.find((kind) => BEGINNINGS[kind].split(',').some(isBegun)) ?? null;
}
