/**
 * @generated SignedSource<<c3ef0b2c73fc3dd94ad4cdffa61ad5cd>>
 * @relayHash 031d6e909cc7682bacdc63f1a236e095
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7912a84c6d5ddeecebc5db86c5a2592f770f952253f8a1243ecc9abaef30c90

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b7912a84c6d5ddeecebc5db86c5a2592f770f952253f8a1243ecc9abaef30c90",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
