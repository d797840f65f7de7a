import { Link } from '../../ui/link.tsx';
import type { ProfileCard } from '@directory/domain/profile/public-profile';
import { provinceByCode } from '@directory/domain/provinces';
import { specialtyVocabulary } from '@directory/domain/vocabulary/specialties';
import { useLanguage } from '../../site/contexts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PremiumTag, TagList } from '../../ui/tag.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

const SPECIALTIES_SHOWN = 2;

/** One featured psychologist; the whole card leads to the profile. */
export function FeaturedCard({ card }: { card: ProfileCard }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = [card.city, provinceByCode(card.province)?.name[language] ?? t('canada')]
    .filter(Boolean)
    .join(', ');
  return (
    <Card isLink>
      <div className="featured-card">
        <Avatar name={card.name} photoUrl={card.photoUrl} size={96} />
        <div>
          <h3>
            <Link className="card-link" to={card.path}>
              {card.name}
            </Link>
          </h3>
          <p className="featured-card-role">{t('registeredPsychologist')}</p>
          <p className="muted">{place}</p>
          {card.isPremium && <PremiumTag />}
        </div>
      </div>
      <TagList
        items={card.specialties
          .slice(0, SPECIALTIES_SHOWN)
          .map((name) => specialtyVocabulary.label(name, language))}
      />
    </Card>
  );
}

export function FeaturedCardSkeleton() {
  return (
    <Card>
      <div className="featured-card">
        <Skeleton shape="avatar" />
        <div className="featured-card-skeleton">
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
      <Skeleton />
    </Card>
  );
}
