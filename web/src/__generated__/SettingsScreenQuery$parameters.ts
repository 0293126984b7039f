/**
 * @generated SignedSource<<362b35e8df48cfe82d1564912c84b258>>
 * @relayHash 0b13bb402ad1f93476f9e9a01243815f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516da16edee571979a0c7d6034c5d0a3d83b6845025ee9008ca7b5954aef6bf5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "516da16edee571979a0c7d6034c5d0a3d83b6845025ee9008ca7b5954aef6bf5",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
