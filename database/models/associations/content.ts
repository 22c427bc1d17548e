import { ContentPage } from '../content-page';
import { ContentPageRevision } from '../content-page-revision';
import { ContentPageText } from '../content-page-text';
import { User } from '../user';

export function associateContent(): void {
  ContentPage.hasMany(ContentPageText, { as: 'texts', foreignKey: 'slug', sourceKey: 'slug', constraints: false });
  ContentPageText.belongsTo(ContentPage, { as: 'page', foreignKey: 'slug', targetKey: 'slug', constraints: false });
  ContentPageRevision.belongsTo(User, { as: 'editor', foreignKey: 'savedBy', constraints: false });
}
