/**
 * @generated SignedSource<<5910f7bd1294f30823ba30c75011e35c>>
 * @relayHash 19557fef8bed934a82f244ebd040ec64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64f36da4bef25682430b3242791a7e48484bab098c9ee25be3af7cdb184d89db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64f36da4bef25682430b3242791a7e48484bab098c9ee25be3af7cdb184d89db",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
