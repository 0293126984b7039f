/**
 * @generated SignedSource<<f4a44f41c00266cfd7e6496d57c9515d>>
 * @relayHash 6c0b847e52c378a635b9745f43301376
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a66f6b7209b8be3d2e613b1677da23a92f515587282be5150c3bdc628a72052

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DeveloperScreenQuery } from './DeveloperScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeveloperScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a66f6b7209b8be3d2e613b1677da23a92f515587282be5150c3bdc628a72052",
    "metadata": {},
    "name": "DeveloperScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
