/**
 * @generated SignedSource<<be370dc4c8ca0b88673445f53c309fea>>
 * @relayHash ea1227c06fa4116667ab1f59bcfeb129
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 72ffa18b92ae579a7e4b7258530d1425478bbe3f0aebdebace7f802a635bae20

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "72ffa18b92ae579a7e4b7258530d1425478bbe3f0aebdebace7f802a635bae20",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
