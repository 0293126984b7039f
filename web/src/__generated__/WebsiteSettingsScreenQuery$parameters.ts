/**
 * @generated SignedSource<<b7c688c8bfc3f0ad3823fa7e7937348a>>
 * @relayHash 030dc2ce8bba4598c581fb0fdd83cdb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 13dbce5047f5f68c9b0082a698b6a0ff920475b42e35ecc27cbace22d7c0c353

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebsiteSettingsScreenQuery } from './WebsiteSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebsiteSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "13dbce5047f5f68c9b0082a698b6a0ff920475b42e35ecc27cbace22d7c0c353",
    "metadata": {},
    "name": "WebsiteSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
