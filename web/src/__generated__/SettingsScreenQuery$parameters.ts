/**
 * @generated SignedSource<<6a0c5019e240b1656b8fd93e9e44382c>>
 * @relayHash f901517bccbfda92d4ff24c47659c6c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c94ee9812e1ac1cc013fe88e16d31808ce89e6be466a2884214c7077d42c4c63

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c94ee9812e1ac1cc013fe88e16d31808ce89e6be466a2884214c7077d42c4c63",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
