// Traces: S5-018
import { rating } from '#fields/rating';
import { defineFields, field, schemaOf } from '~/forms/fields';

export const ratingFields = defineFields({
  rating: field(rating.rating, 'rating:fields.rating'),
  comment: field(rating.comment, 'rating:fields.comment', { hint: 'rating:fields.commentHint' }),
});
export const RatingForm = schemaOf(ratingFields);
