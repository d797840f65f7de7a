import type { PhraseGroup } from '../../lexicon.ts';

export const PARENTING: PhraseGroup = {
  wants: [{ kind: 'concern', values: ['Parenting'] }],
  en: `
    (parenting|parent coaching|parent coach|parental guidance|parent support|parenting skills|parenting help|positive parenting|gentle parenting|discipline|tantrum*|meltdown*|defian*|disobedien*|misbehav*|behaviour problems|behavior problems|behavioral issues|behavioural issues|behaviour issues|bad behaviour|oppositional|odd|power struggles|potty training|toilet training|bedwetting|bed wetting|sleep training|picky eater|screen time|temper tantrums|acting out|acts out|lying and stealing|conduct disorder)
    <child> (won t listen|hits|bites|is hitting|is biting|screams|is angry|is aggressive|is defiant|misbehaves|has tantrums|throws things|doesn t obey|is out of control|lies|steals|acts out|kicks|is violent|has meltdowns|talks back|won t sleep|got suspended|is being expelled|skips school)
    (how to|learning to) (discipline|parent|raise|talk to) [my|a] [<child>|teen]
    (single|overwhelmed|exhausted|burnt out|struggling) (mom|mother|dad|father|parent|parents)
    (mom|mother|parent|parental) (guilt|rage|burnout)
    (raising|parenting) [a|my] [teen|teenager|kids|children|toddler|child with]
    (co parenting|parental burnout|parent child relationship|parent child interaction)
    (parenthood|mom burnout|mom rage|mom guilt|dad guilt|tired mom|tired dad|new stepmom|stepparent*|step parent|misbehaving|bossy|back talk|talking back|won t listen|doesn t listen|bad at school|sent home|suspended|expelled|biting|bites|tantrums|meltdowns|hitting at daycare|hits other kids|sibling fights|bedtime battles|potty|wets the bed|wetting the bed|pees the bed|poops|soiling|encopresis|enuresis|sleepovers|chores|curfew|sneaking out|sneaks out|disrespectful|defiant|oppositional defiant|out of control kid)
    <child> (is|) (out of control|acting out|acting up|so rude|disrespectful|running away|runs away|ran away|skipping school|skipping class|sneaking out|lying|lies all the time|stealing|steals|hits me|hits his sister|hits his brother|bites kids|bites|kicks and screams|screams|has tantrums|has meltdowns|won t do homework|won t listen to me|won t talk to me|won t go to school|hates me|is a handful|threw a chair|got suspended|got expelled|wets the bed|is wetting the bed|is difficult|is defiant|swears at me|gaming all night|on phone all day|slams doors)
    (don t|doesn t|no longer) know (what to do|how to handle|how to help|how to talk|how to deal) (with|to) (my|him|her|them|our) [<child>]
    (at my wits end|lost|helpless|overwhelmed|exhausted|drained) (with|as) (my|a|him|her) [single] (<child>|parent|mom|dad|kids)
    (how|ways) (do i|to|can i) (help|handle|discipline|support|deal with|manage|tell|talk to) my (<child>|kids)
    (yell|yelling|yelled|scream|screaming|snap|snapping|lose it|losing my patience|lost my patience) (at|with|on) [my|the|our] (kids|kid|children|<child>|toddler)
    (bad|terrible|horrible|worst|failing as a|not a good) (mom|mother|dad|father|parent)
    (raise|raising|bringing up) (kids|my kids|a child|children|teens|teenagers|twins|boys|girls|my grandkids|grandchildren)
    (co|step|foster|adoptive|single|first time|teen|solo|gay) (parent|parents|parenting|mom|mum|dad|mother|father|mama)
    (parenting|parent) (class|classes|course|advice|tips|strategies|plan|training|stress)
    (after|during|since) [the|our] (divorce|separation) (kids|children|my kids)
    (attachment|bond|bonding) with my (<child>|kids|stepson|stepdaughter|adopted child)
    (better|good|great|present|calmer) (dad|mom|parent|father|mother)
    (fear|scared|afraid) of (toilets|the potty|pooping|the bath)
    <child> (bullies other kids|is a bully|bullies kids|is mean to his brother|is mean to her sister|hit the teacher|got kicked out of daycare|has been kicked out|won t get off|throws toys|is scared of toilets)
    (kicked out of|expelled from|sent home from) (daycare|preschool|school|kindergarten)
    (hurt|hurting) my kids feelings
  `,
  fr: `
    (parentalite|parental*|role de parent|habiletes parentales|competences parentales|coaching parental|guidance parentale|soutien parental|education positive|discipline|crise de colere|crise du bacon|opposition|oppositionnel|trouble d opposition|trouble du comportement|probleme de comportement|comportement difficile|desobeissan*|desobeit|provocateur|agressif a l ecole|pipi au lit|enuresie|entrainement a la proprete|temps d ecran|burnout parental|epuisement parental)
    <child> (n ecoute pas|ecoute pas|frappe|mord|crie|est agressif|est agressive|fait des crises|est en opposition|ment|vole|est violent|ne dort pas|lance des objets|m insulte|me repond|a ete suspendu)
    (parent|mere|pere|maman|papa) (seul|seule|monoparental*|epuise|epuisee|depasse|depassee|a bout|solo|debordee)
    (monoparental*|famille monoparentale|mere seule|pere seul|culpabilite de mere|culpabilite maternelle)
    (elever|eduquer|encadrer|discipliner) [mon|ma|mes|un|des] [<child>|ado|ados]
    comment (parler|agir|intervenir) avec [mon|ma|notre|un|une|son|sa] <child>
    (maman a boutte|maman epuisee|papa epuise|mere epuisee|parents epuises|maman solo|papa solo|beau parent|belle maman|punition|fugue|fuguer|opposant*|tannant|malcommode|impoli|arrogant|turbulent|pas du monde|crises|crise du terrible two|terrible two|ecoute rien|ecoute pas|n ecoute rien|mouille son lit|fait pipi au lit|caca|encopresie|mord|morsure|tape les autres|frappe les autres|suspendu|expulse|colle a l ecole|fait ses nuits|couche tot)
    <child> (fait des crises|pique des crises|fait plein de crises|ecoute pas|ecoute rien|n ecoute rien|m ecoute pas|me repond|repond|est impoli|est arrogant|ment|ment tout le temps|vole|mord|frappe|frappe les autres|tape les autres|me frappe|frappe sa soeur|frappe son frere|crie|lance tout|brise tout|casse tout|fugue|sort en cachette|sacre|s oppose|s oppose a tout|ne veut rien savoir|veut rien savoir|mouille son lit|fait pipi au lit|ne fait pas ses nuits|a ete suspendu|s est fait suspendre|me deteste|me parle mal|mange pas|ne veut pas dormir|ne veut plus aller a l ecole|est difficile|est violent|joue toute la nuit|est toujours sur son cell|claque les portes)
    (sais|savoir|savons) (plus|pas) (quoi faire|comment agir|comment aider|comment reagir|par ou commencer|quoi faire) avec (mon|ma|mes|notre|lui|elle)
    (a bout|epuise|epuisee|depasse|depassee|debordee|perdu|perdue|tannee) (avec|comme|par) (mon|ma|mes|parent|mere|maman|pere) [<child>|enfants|ados]
    (comment) (aider|parler a|annoncer a|discipliner|gerer|encadrer|soutenir|dire a) (mon|ma|mes|un|nos) [<child>|enfants|ado|ados]
    (crie|crier|cries|hurle|hurler|gueule|patience) (apres|avec|sur|contre) (mes|mon|ma|les) (enfants|<child>|petits|kids)
    (mauvaise|pas une bonne|pire|pas un bon|mauvais) (mere|maman|pere|papa|parent)
    (role|stress|epuisement|burnout|fatigue|coaching|soutien|competences|education|atelier|cours) (parental|de parent|de mere|de pere|maternel|de maman|parentale)
    (elever|eduquer|elevons|j eleve) (des|mes|mon|ma|un|seule|seul|les) [enfants|ados|<child>|petits enfants|jumeaux]
    (lien|attachement) (avec|mere|parent) (mon|ma|enfant) [<child>]
    (meilleur|meilleure|bon|bonne|meilleurs) (pere|mere|papa|maman|parent|parents)
    <child> (intimide les autres|fait de l intimidation|est mechant|est mechante|frappe son prof|s est fait mettre dehors de la garderie|lance ses jouets)
    (mis|mise) dehors de la (garderie|maternelle)
    (se bat|se bagarre|se chamaille|bagarres|bataille) [a|dans] [l|la] [ecole|cour]
    (fait|fais) (pipi|caca) (partout|au lit|dans ses culottes)
  `,
};
