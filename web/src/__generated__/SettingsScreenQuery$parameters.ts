/**
 * @generated SignedSource<<aad31b5ee6960962d37e984a59032dc4>>
 * @relayHash 61354e94b57baf0856a70a15b2aa790d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab3294dc06808749e4da6cbe298b855184d11cb98c57176765dadb5626cb53a9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab3294dc06808749e4da6cbe298b855184d11cb98c57176765dadb5626cb53a9",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
