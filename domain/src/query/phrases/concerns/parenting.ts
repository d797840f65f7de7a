import type { PhraseGroup } from '../../lexicon.ts';

export const PARENTING: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Parenting'] }],
  en: `
    (parenting|parent coaching|parent coach|parental guidance|parent support|parenting skills|parenting help|positive parenting|gentle parenting|discipline|tantrum*|meltdown*|defian*|disobedien*|misbehav*|behaviour problems|behavior problems|behavioral issues|behavioural issues|behaviour issues|bad behaviour|oppositional|odd|power struggles|potty training|toilet training|bedwetting|bed wetting|sleep training|picky eater|screen time|temper tantrums|acting out|acts out|lying and stealing|conduct disorder)
    (my|a) <child> (won t listen|hits|bites|is hitting|is biting|screams|is angry|is aggressive|is defiant|misbehaves|has tantrums|throws things|doesn t obey|is out of control|lies|steals|acts out|kicks|is violent|has meltdowns|talks back|won t sleep|got suspended|is being expelled|skips school)
    (how to|learning to) (discipline|parent|raise|talk to) [my|a] [<child>|teen]
    (single|overwhelmed|exhausted|burnt out|struggling) (mom|mother|dad|father|parent|parents)
    (mom|mother|parent|parental) (guilt|rage|burnout)
    (raising|parenting) [a|my] [teen|teenager|kids|children|toddler|child with]
    (empty nest|co parenting|parental burnout|parent child relationship|parent child interaction)
  `,
  fr: `
    (parentalite|parental*|role de parent|habiletes parentales|competences parentales|coaching parental|guidance parentale|soutien parental|education positive|discipline|crise de colere|crises de colere|crise du bacon|opposition|oppositionnel|trouble d opposition|trouble du comportement|troubles du comportement|probleme de comportement|comportement difficile|desobeissan*|desobeit|provocateur|agressif a l ecole|pipi au lit|enuresie|entrainement a la proprete|temps d ecran|burnout parental|epuisement parental)
    (mon|ma) <child> (n ecoute pas|ecoute pas|frappe|mord|crie|est agressif|est agressive|fait des crises|est en opposition|ment|vole|est violent|ne dort pas|lance des objets|m insulte|me repond|a ete suspendu)
    (parent|mere|pere|maman|papa) (seul|seule|monoparental*|epuise|epuisee|depasse|depassee|a bout|solo|debordee)
    (monoparental*|famille monoparentale|mere seule|pere seul|nid vide|culpabilite de mere|culpabilite maternelle)
    (elever|eduquer|encadrer|discipliner) [mon|ma|mes|un|des] [<child>|ado|ados]
    comment (parler|agir|intervenir) avec (mon|ma) <child>
  `,
};
