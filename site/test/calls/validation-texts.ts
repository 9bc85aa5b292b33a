import type { FormTexts } from './form-texts.ts';
import { staffForms } from './staff-validation-texts.ts';

// What is said of each form that is filled in wrongly: docs/specification.md, 7, word for word, odd blanks included.
// Where it only says "required", the words are ours. One test walks this list over HTTP, another on the screen.

const badEmail = 'Please enter a valid email address';
const weakPassword = 'Password must be at least 8 characters with letters, numbers, and symbols';
const goodPassword = 'Correct Horse 7';
const shortReview = 'Review must be at least 20 characters long';

const guestForms: readonly FormTexts[] = [
  {
    form: 'contact',
    who: 'guest',
    call: 'POST /api/contact',
    good: { fullName: 'Amara Okafor', email: 'amara@example.com', subject: 'support', message: 'Hello.' },
    screen: { address: '/contact', save: 'Send message' },
    wrong: [
      {
        bad: { fullName: ' ', email: '', message: ' ' },
        texts: { fullName: 'Name is required', email: 'Email is required', message: 'Message is required' },
      },
      { bad: { fullName: 'Amara Okafor', email: 'amara@', message: 'Hello.' }, texts: { email: badEmail } },
      { bad: { subject: '' }, texts: { subject: 'Subject is required' }, only: 'api' },
    ],
  },
  {
    form: 'feedback',
    who: 'guest',
    call: 'POST /api/v3/auth/feedback',
    good: { name: 'Ana Reis', email: 'ana@example.com', location: 'Faro', message: 'Bright.', ratting: 5 },
    screen: { address: '/', save: 'Send' },
    wrong: [
      {
        bad: { location: '', message: ' ' },
        texts: { location: 'Location is required', message: 'Message is required' },
        only: 'api',
      },
      {
        bad: { name: '', email: '', location: '', message: ' ' },
        only: 'screen',
        texts: {
          name: 'Name is required',
          email: 'Email is required',
          location: 'Location is required',
          message: 'Message is required',
        },
      },
      {
        bad: { name: '', email: '', location: 'Faro', message: 'Bright.' },
        texts: { name: 'Name is required', email: 'Email is required' },
      },
      { bad: { name: 'Ana Reis', email: 'ana@' }, texts: { email: badEmail } },
      { bad: { ratting: undefined }, texts: { ratting: 'Rating is required' }, only: 'api' },
    ],
  },
  {
    form: 'newsletter',
    who: 'guest',
    call: 'PUT /api/v3/auth/subscribe-email',
    wrong: [
      { bad: { email: '' }, texts: { email: 'Email is required' } },
      { bad: { email: 'a@b' }, texts: { email: badEmail } },
    ],
  },
  {
    form: 'signup',
    who: 'guest',
    call: 'POST /api/v3/auth/register',
    good: {
      name: 'Ana Reis',
      email: 'ana@example.com',
      password: goodPassword,
      confirmPassword: goodPassword,
      acceptTerms: true,
    },
    screen: { address: '/signup', save: 'Sign up' },
    wrong: [
      {
        bad: { name: '', email: '', password: '', confirmPassword: '', acceptTerms: false },
        texts: {
          name: 'Name is required',
          email: 'Email is required',
          password: 'Password is required',
          confirmPassword: 'Please confirm your password',
          acceptTerms: 'Please accept terms and conditions.',
        },
      },
      {
        bad: { name: 'Ana Reis', email: 'ana@', password: 'horse', confirmPassword: 'horse', acceptTerms: false },
        texts: { email: badEmail, password: weakPassword, acceptTerms: 'Please accept terms and conditions.' },
      },
      {
        bad: {
          email: 'ana@example.com',
          password: goodPassword,
          confirmPassword: 'Correct Horse 8',
          acceptTerms: true,
        },
        texts: { confirmPassword: 'Passwords do not match.' },
      },
    ],
  },
  {
    form: 'reset request',
    who: 'guest',
    call: 'POST /api/v3/auth/reset-Password',
    screen: { address: '/email/reset-password', save: 'Send Reset Instructions' },
    wrong: [
      { bad: { email: '' }, texts: { email: 'Email is required' } },
      { bad: { email: 'ana@' }, texts: { email: badEmail } },
    ],
  },
  {
    form: 'new password',
    who: 'guest',
    call: 'POST /api/v3/auth/change-password',
    good: { resetToken: 'a-token' },
    screen: { address: '/reset-password?token=a-token', save: 'Reset password' },
    wrong: [
      { bad: { newPassword: '' }, texts: { newPassword: 'Password is required' }, only: 'api' },
      { bad: { newPassword: 'Horse77' }, texts: { newPassword: weakPassword } },
      { bad: { newPassword: 'horsehorse7' }, texts: { newPassword: weakPassword } },
      {
        bad: { newPassword: goodPassword, again: 'Correct Horse 8' },
        texts: { again: 'Passwords do not match' },
        only: 'screen',
      },
    ],
  },
];

const memberForms: readonly FormTexts[] = [
  {
    form: 'review',
    who: 'member',
    call: 'POST /api/v3/destination/add-review/kyoto',
    screen: { address: '/destinations/kyoto', open: 'Write a Review', save: 'Submit Review' },
    wrong: [
      {
        bad: { rating: undefined, text: 'Nineteen letters it' },
        texts: { rating: 'Please select a rating', text: shortReview },
      },
      {
        bad: { rating: undefined, text: 'a'.repeat(501) },
        texts: { rating: 'Please select a rating', text: 'Review must be at most 500 characters long' },
      },
    ],
  },
  {
    form: 'profile',
    who: 'member',
    call: 'PUT /api/v3/auth/UpdateProfile',
    screen: { address: '/profile', save: 'Save Changes' },
    wrong: [
      {
        bad: { name: 'Ines', email: '', phoneNumber: '12-34' },
        texts: {
          name: 'Full name must be at least 5 characters',
          email: 'Email is required',
          phoneNumber: 'Please enter a valid phone number',
        },
      },
      {
        bad: { name: 'Ines Carvalho', email: 'ines@', phoneNumber: '(123) 456-789012345' },
        texts: { email: badEmail, phoneNumber: 'Please enter a valid phone number' },
      },
      {
        bad: {
          email: 'ines@example.com',
          phoneNumber: '',
          avatar: { fileName: 'notes.txt', mimeType: 'text/plain', bytes: 9 },
        },
        texts: { avatar: 'Please select a valid image file (JPEG, PNG, or GIF)' },
      },
      {
        bad: { avatar: { fileName: 'me.png', mimeType: 'image/png', bytes: 5 * 1024 * 1024 + 1 } },
        texts: { avatar: 'Image size should be less than 5MB' },
      },
    ],
  },
  {
    form: 'password',
    who: 'member',
    call: 'PUT /api/v3/auth/updatePassword',
    screen: { address: '/profile', save: 'Change password' },
    wrong: [
      {
        bad: { oldPassword: '', newPassword: 'horse', again: 'horse' },
        texts: { oldPassword: 'Please enter your current password', newPassword: weakPassword },
      },
      {
        bad: { oldPassword: 'x', newPassword: goodPassword, again: 'Correct Horse 8' },
        texts: { again: 'Passwords do not match' },
        only: 'screen',
      },
    ],
  },
];

export const formTexts: readonly FormTexts[] = [...guestForms, ...memberForms, ...staffForms];
