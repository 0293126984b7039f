/**
 * @generated SignedSource<<70e5ee6bf454bc0544bf76c39974dc31>>
 * @relayHash 509fd202c0435dfa7717981119d78496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ddbb8b44c2be4a9aefd3aa887b140b230f271d62ae058b2e8b8aa4424447327e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ddbb8b44c2be4a9aefd3aa887b140b230f271d62ae058b2e8b8aa4424447327e",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
