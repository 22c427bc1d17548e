// Traces: S5-021, S5-028, S5-029
import * as z from 'zod/mini';

/**
 * Zod's own messages as keys of the `forms` texts with up to two parameters (`forms.tooLong,100`), the transport form of errors
 * (specification section 8). A schema's own message takes precedence.
 */
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        if (issue.input === undefined || issue.input === null || issue.input === '') return 'forms.required';
        return issue.expected === 'number' || issue.expected === 'int' ? 'forms.number' : 'forms.invalid';
      case 'invalid_value':
        return issue.input === undefined || issue.input === '' ? 'forms.choose' : 'forms.invalid';
      case 'too_small':
        if (issue.origin === 'string')
          return Number(issue.minimum) === 1 ? 'forms.required' : `forms.tooShort,${issue.minimum}`;
        if (issue.origin === 'number')
          return Number(issue.minimum) === 0 ? 'forms.notNegative' : `forms.atLeast,${issue.minimum}`;
        return `forms.tooFew,${issue.minimum}`;
      case 'too_big':
        if (issue.origin === 'string') return `forms.tooLong,${issue.maximum}`;
        if (issue.origin === 'number') return `forms.atMost,${issue.maximum}`;
        return `forms.tooMany,${issue.maximum}`;
      case 'invalid_format':
        if (issue.format === 'email') return 'forms.email';
        return issue.format === 'datetime' || issue.format === 'date' ? 'forms.date' : 'forms.invalid';
      case 'unrecognized_keys':
        return 'forms.unknownField';
      default:
        return 'forms.invalid';
    }
  },
});
