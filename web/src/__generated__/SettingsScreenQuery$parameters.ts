/**
 * @generated SignedSource<<3a0f5811a08fc6fea4f135a19782f8c1>>
 * @relayHash 03c428f2a66f049bad134accaf512a9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 805dc13494fad3e0c42cd92cb4fbf7c3bf908ba67c3a7a42fdf910ee70653f84

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "805dc13494fad3e0c42cd92cb4fbf7c3bf908ba67c3a7a42fdf910ee70653f84",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
