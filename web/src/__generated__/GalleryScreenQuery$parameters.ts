/**
 * @generated SignedSource<<24527b763b997e7e55a95425c40da0ce>>
 * @relayHash f5e48350467fc71c129502285edec8e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d68080e7d9a9525d221becece9c928e8858aaeabd75bddcc571561163d078bc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GalleryScreenQuery } from './GalleryScreenQuery.graphql';

const node: PreloadableConcreteRequest<GalleryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d68080e7d9a9525d221becece9c928e8858aaeabd75bddcc571561163d078bc",
    "metadata": {},
    "name": "GalleryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
