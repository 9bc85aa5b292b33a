import { t } from './staff-import-reasons.texts.ts';

type Words = {
  /** What happened. */
  says: string;
  /** What to do about it; '' where there is nothing to do. */
  next: string;
};

const reasons: Readonly<Record<string, () => [says: string, next?: string]>> = {
  'author-without-account': () => [t.authorWithoutAccount, t.chooseAuthor],
  'cover-left-out': () => [t.coverLeftOut, t.coverAgain],
  'image-left-out': () => [t.imageLeftOut, t.imageAgain],
  'image-not-in-file': () => [t.imageNotInFile, t.uploadByHand],
  'image-link': () => [t.imageLink, t.addLink],
  'media-as-link': () => [t.mediaAsLink, t.moveFile],
  'frame-as-link': () => [t.frameAsLink, t.checkPassage],
  'code-as-text': () => [t.codeAsText, t.checkPassage],
  'link-named': () => [t.linkNamed, t.checkWords],
  'link-part-left-out': () => [t.linkPartLeftOut, t.namePart],
  'old-link': () => [t.oldLink, t.changeLink],
  'unknown-shortcode': () => [t.unknownShortcode, t.replaceCode],
  'template-code': () => [t.templateCode, t.replaceCode],
  'dynamic-block': () => [t.dynamicBlock, t.addByHand],
  'reusable-block-missing': () => [t.reusableBlockMissing, t.exportAll],
  'bad-date': () => [t.badDate, t.correctFile],
  'no-title': () => [t.noTitle, t.giveTitle],
  'no-content': () => [t.noContent, t.giveText],
  'long-title': () => [t.longTitle, t.checkTitle],
  'long-text': () => [t.longText, t.checkTitle],
  'too-many-tags': () => [t.tooManyTags, t.chooseTags],
  'no-tags-on-pages': () => [t.noTagsOnPages],
  'not-ready': () => [t.notReady, t.openChecklist],
  'was-scheduled': () => [t.wasScheduled, t.scheduleAgain],
  'was-expired': () => [t.wasExpired, t.publishIfStill],
  'was-private': () => [t.wasPrivate, t.publishIfAll],
  'was-protected': () => [t.wasProtected, t.publishIfAll],
  'was-for-members': () => [t.wasForMembers, t.publishIfAll],
  'was-mail-only': () => [t.wasMailOnly, t.publishIfAll],
  'comments-left-out': () => [t.commentsLeftOut],
  'other-taxonomy': () => [t.otherTaxonomy, t.addAsTags],
  'field-left-out': () => [t.fieldLeftOut, t.addToText],
  'attribute-left-out': () => [t.attributeLeftOut, t.checkPassage],
  'front-matter-code': () => [t.frontMatterCode, t.mendFrontMatter],
  'front-matter-broken': () => [t.frontMatterBroken, t.mendFrontMatter],
  'front-matter-mended': () => [t.frontMatterMended, t.checkFields],
  'unknown-property': () => [t.unknownProperty, t.addToPlaces],
  'unknown-column': () => [t.unknownColumn, t.nameColumn],
  'column-left-out': () => [t.columnLeftOut],
  'settings-broken': () => [t.settingsBroken, t.mendSettings],
  'permalink-not-read': () => [t.permalinkNotRead, t.checkRedirects],
  'not-a-point': () => [t.notAPoint, t.drawPoint],
  'same-as-before': () => [t.sameAsBefore],
  'type-not-taken': () => [t.typeNotTaken, t.nameType],
  'encoding-guessed': () => [t.encodingGuessed, t.lookForLetters],
  bounced: () => [t.bounced],
  'no-such-field': () => [t.noSuchField, t.addToDescription],
  'more-cells-than-headers': () => [t.moreCellsThanHeaders, t.quoteCells],
  'redirect-of-another-site': () => [t.redirectOfAnotherSite, t.nameOldSite],
  'unsafe-redirect': () => [t.unsafeRedirect, t.addRedirect],
  'bad-address': () => [t.badAddress, t.correctFile],
  'no-address': () => [t.noAddress, t.correctFile],
  'private-address': () => [t.privateAddress, t.bringImages],
  'redirects-to-http': () => [t.redirectsToHttp, t.bringImages],
  'too-many-redirects': () => [t.tooManyRedirects, t.openAddress],
  'not-an-image': () => [t.notAnImage, t.openAddress],
  'too-large': () => [t.tooLarge, t.makeSmaller],
  damaged: () => [t.damaged, t.uploadSound],
  unreachable: () => [t.unreachable, t.siteUp],
  'too-slow': () => [t.tooSlow, t.siteUp],
  'not-stored': () => [t.notStored, t.seeRoom],
  'other-version-here': () => [t.otherVersionHere, t.withUpdates],
  'address-in-use': () => [t.addressInUse, t.changeAddress],
  'key-in-use': () => [t.keyInUse, t.uploadByHand],
  'in-trash': () => [t.inTrash, t.restoreIt],
  'staff-account': () => [t.staffAccount, t.checkStaff],
  'role-left-out': () => [t.roleLeftOut, t.giveRole],
  'another-is-active': () => [t.anotherIsActive, t.activateBanner],
  'stays-after-undo': () => [t.staysAfterUndo, t.seeHistory],
  'file-missing': () => [t.fileMissing, t.exportMedia],
  'not-in-manifest': () => [t.notInManifest, t.importApart],
  'no-such-language': () => [t.noSuchLanguage, t.addLanguage],
  'not-here': () => [t.notHere, t.bringOwner],
  'does-not-fit': () => [t.doesNotFit],
  'changed-meanwhile': () => [t.changedMeanwhile, t.importAgain],
  'no-name': () => [t.noName, t.correctFile],
  'bad-coordinates': () => [t.badCoordinates, t.decimalDegrees],
  'no-id': () => [t.noId, t.exportAgain],
  'long-source-id': () => [t.longSourceId, t.shortenPath],
  'outside-content': () => [t.outsideContent, t.moveIntoFolder],
  'section-page': () => [t.sectionPage, t.copyText],
  'unsupported-extension': () => [t.unsupportedExtension, t.toMarkdown],
  'embedded-image': () => [t.embeddedImage, t.uploadByHand],
  'no-image-address': () => [t.noImageAddress, t.uploadByHand],
  'formatting-left-out': () => [t.formattingLeftOut, t.checkPassage],
  'ghost-sign-up': () => [t.ghostSignUp],
  'unknown-card': () => [t.unknownCard, t.addByHand],
  'unreadable-text': () => [t.unreadableText, t.checkPassage],
  'joined-cells': () => [t.joinedCells, t.checkPassage],
  'layout-table': () => [t.layoutTable, t.checkPassage],
  'wide-table': () => [t.wideTable, t.checkPassage],
  'nested-too-deep': () => [t.nestedTooDeep, t.checkPassage],
  'sharing-buttons': () => [t.sharingButtons],
  'tracking-pixel': () => [t.trackingPixel],
  'unsafe-address': () => [t.unsafeAddress],
  undecodable: () => [t.undecodable, t.lookForLetters],
  'forbidden-character': () => [t.forbiddenCharacter],
  'bare-ampersand': () => [t.bareAmpersand],
  'stray-text': () => [t.strayText, t.checkPassage],
};

/** In words, in the language of whoever reads; what is not known here is said as the report has it. */
export function reasonWords(reason: string): Words {
  const status = /^status-(\d+)$/.exec(reason)?.[1];
  if (status) return { says: t.oldSiteAnswered({ status }), next: t.openAddress };
  const encoding = /^read-as-([\w-]+)$/.exec(reason)?.[1];
  if (encoding) return { says: t.readAs({ encoding: encoding.toUpperCase() }), next: '' };
  const [says = /^[a-z-]+$/.test(reason) ? sentence(reason.replaceAll('-', ' ')) : reason, next = ''] =
    reasons[reason]?.() ?? [];
  return { says, next };
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
